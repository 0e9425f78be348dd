/**
 * Least squares by the normal equations: all that the positions say is kept in one matrix, so that weights can be rounded
 * one by one with the others making up for it, without a look at the positions.
 */

/**
 * A value is the sum over its features of (mean + growth × time) × count. Time is the same for many positions, so these are
 * added up first without it.
 *
 * @param count - of features
 * @param groups - for each time, its positions' features (`read(index, counts)` fills in an array of `count`) and values
 */
export function makeEquations(count, groups) {
  const size = 2 * count;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const part = new Float64Array(count * count);
  const partRight = new Float64Array(count);
  const counts = new Int32Array(count);
  const places = new Int32Array(count);
  const present = new Float64Array(count);
  let squares = 0;
  let positions = 0;
  for (const { time, values, read } of groups) {
    part.fill(0);
    partRight.fill(0);
    for (let index = 0; index < values.length; index++) {
      const value = values[index];
      read(index, counts);
      let length = 0;
      for (let place = 0; place < count; place++) {
        if (counts[place] === 0) continue;
        places[length] = place;
        present[length++] = counts[place];
      }
      for (let row = 0; row < length; row++) {
        const factor = present[row];
        const from = places[row] * count;
        partRight[places[row]] += factor * value;
        for (let column = 0; column <= row; column++) part[from + places[column]] += factor * present[column];
      }
      squares += value * value;
      positions++;
    }
    for (let row = 0; row < count; row++) {
      right[row] += partRight[row];
      right[count + row] += partRight[row] * time;
      for (let column = 0; column <= row; column++) {
        const sum = part[row * count + column];
        if (sum === 0) continue;
        matrix[row * size + column] += sum;
        matrix[(count + row) * size + column] += sum * time;
        matrix[(count + row) * size + count + column] += sum * time * time;
      }
    }
  }
  // The rest by symmetry: the lower left block's own upper half first.
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < row; column++) {
      matrix[(count + column) * size + row] = matrix[(count + row) * size + column];
    }
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) matrix[column * size + row] = matrix[row * size + column];
  }
  return { size, matrix, right, squares, positions };
}

/** The weights with the least squares, shrunk a little, by conjugate gradients with the diagonal to precondition them. */
export function solveEquations({ size, matrix, right }, shrink) {
  const ENOUGH = 300;
  const weights = new Float64Array(size);
  const rest = right.slice();
  const direction = new Float64Array(size);
  const product = new Float64Array(size);
  const scaled = rest.map((value, index) => value / (matrix[index * size + index] + shrink));
  let before = 0;
  for (let step = 0; step < ENOUGH; step++) {
    let norm = 0;
    for (let index = 0; index < size; index++) {
      scaled[index] = rest[index] / (matrix[index * size + index] + shrink);
      norm += scaled[index] * rest[index];
    }
    const turn = before > 0 ? norm / before : 0;
    before = norm;
    if (norm === 0) break;
    let curve = 0;
    for (let index = 0; index < size; index++) direction[index] = scaled[index] + turn * direction[index];
    for (let row = 0; row < size; row++) {
      let sum = shrink * direction[row];
      for (let column = 0; column < size; column++) sum += matrix[row * size + column] * direction[column];
      product[row] = sum;
      curve += sum * direction[row];
    }
    for (let index = 0; index < size; index++) {
      weights[index] += (norm / curve) * direction[index];
      rest[index] -= (norm / curve) * product[index];
    }
  }
  return weights;
}

/**
 * Rounds weights, and leaves out those that aren't worth their place: each in turn gets the value with the smallest sum of
 * squared error and cost of the bits that it takes in a code fitted to how often each value occurs; until nothing changes.
 *
 * @param unit - what the whole numbers count
 * @param price - what a bit may cost, in squared error a position
 * @returns whole numbers
 */
export function roundWeights({ size, matrix, right, positions }, weights, { unit, price, shrink, most }) {
  const SWEEPS = 20;
  /** A run of the commonest value is coded in less than a bit each. */
  const LEAST_BITS = 0.35;
  const rounded = Int32Array.from(weights, (weight) =>
    Math.max(-most, Math.min(most, Math.round(weight / unit))),
  );
  const rest = right.slice();
  const change = (index, by) => {
    const from = index * size;
    for (let place = 0; place < size; place++) rest[place] -= matrix[from + place] * by * unit;
  };
  for (const [index, number] of rounded.entries()) if (number !== 0) change(index, number);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const numbers = new Float64Array(2 * most + 1).fill(0.1);
    for (const number of rounded) numbers[number + most]++;
    const bits = numbers.map((times) => Math.max(LEAST_BITS, Math.log2(size / times)));
    let changes = 0;
    for (let index = 0; index < size; index++) {
      const own = matrix[index * size + index];
      const old = rounded[index];
      const best = (rest[index] + own * old * unit) / (own + shrink) / unit;
      let choice = 0;
      let least = Infinity;
      for (const number of [Math.floor(best), Math.ceil(best), Math.trunc(best / 2), 0]) {
        if (Math.abs(number) > most) continue;
        const error = (own + shrink) * ((number - best) * unit) ** 2;
        const cost = error + price * positions * bits[number + most];
        if (cost < least) [least, choice] = [cost, number];
      }
      if (choice === old) continue;
      change(index, choice - old);
      rounded[index] = choice;
      changes++;
    }
    if (changes === 0) break;
  }
  return rounded;
}
