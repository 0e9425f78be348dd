/**
 * Weights with the least squares, rounded. A position's value is a sum over the columns of some tables: a column has an
 * arrangement for the position, the arrangement has terms in the table, and each of these counts (mean + growth × time).
 * The weights are all means, then all growths.
 */

/** The places at which another time begins, and the end. */
function stagesOf(times) {
  const stages = [];
  for (let from = 0; from < times.length;) {
    let to = from + 1;
    while (to < times.length && times[to] === times[from]) to++;
    stages.push({ time: times[from], from, to });
    from = to;
  }
  return stages;
}

/** Adds to each arrangement what its terms count, one way, or to each term what its arrangements have, the other way. */
function spreadOut({ starts, numbers, signs }, weights, first, out) {
  for (let arrangement = 0; arrangement < out.length; arrangement++) {
    for (let index = starts[arrangement]; index < starts[arrangement + 1]; index++) {
      out[arrangement] += signs[index] * weights[first + numbers[index]];
    }
  }
}
function gather({ starts, numbers, signs }, sums, first, power, out) {
  for (let arrangement = 0; arrangement < sums.length; arrangement++) {
    if (sums[arrangement] === 0) continue;
    for (let index = starts[arrangement]; index < starts[arrangement + 1]; index++) {
      out[first + numbers[index]] += signs[index] ** power * sums[arrangement];
    }
  }
}

/** All positions' values by the weights. */
function addUp({ count, tables, stages, values }, weights) {
  const out = new Float64Array(values.length);
  for (const table of tables) {
    const { length, columns } = table;
    const means = new Float64Array(length);
    const growths = new Float64Array(length);
    const worth = new Float64Array(length);
    spreadOut(table, weights, 0, means);
    spreadOut(table, weights, count, growths);
    for (const { time, from, to } of stages) {
      for (let index = 0; index < length; index++) worth[index] = means[index] + growths[index] * time;
      for (const { sign, arrangements } of columns) {
        for (let place = from; place < to; place++) out[place] += sign * worth[arrangements[place]];
      }
    }
  }
  return out;
}

/** For each weight the sum over all positions of what it counts there, times the position's number. */
function shareOut({ count, tables, stages }, perPosition, power = 1) {
  const out = new Float64Array(2 * count);
  for (const table of tables) {
    const { length, columns } = table;
    const means = new Float64Array(length);
    const growths = new Float64Array(length);
    const part = new Float64Array(length);
    for (const { time, from, to } of stages) {
      part.fill(0);
      for (const { sign, arrangements } of columns) {
        const factor = sign ** power;
        for (let place = from; place < to; place++) part[arrangements[place]] += factor * perPosition[place];
      }
      const factor = time ** power;
      for (let index = 0; index < length; index++) {
        means[index] += part[index];
        growths[index] += factor * part[index];
      }
    }
    gather(table, means, 0, power, out);
    gather(table, growths, count, power, out);
  }
  return out;
}

/**
 * Conjugate gradients on the normal equations, with their diagonal, or what comes near it, to precondition them.
 *
 * @param shrink - the weights are shrunk as if for each, this share of the positions had told that it is 0
 */
export function fitWeights(arranged, shrink) {
  const STEPS = 60;
  const positions = { ...arranged, stages: stagesOf(arranged.times) };
  const size = 2 * arranged.count;
  const ridge = shrink * arranged.values.length;
  const diagonal = shareOut(positions, new Float64Array(arranged.values.length).fill(1), 2);
  const weights = new Float64Array(size);
  const direction = new Float64Array(size);
  const rest = arranged.values.slice();
  let before = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = shareOut(positions, rest).map((sum, index) => sum - ridge * weights[index]);
    const scaled = slope.map((sum, index) => sum / (diagonal[index] + ridge));
    const norm = scaled.reduce((sum, value, index) => sum + value * slope[index], 0);
    for (let index = 0; index < size; index++) {
      direction[index] = scaled[index] + (before > 0 ? (norm / before) * direction[index] : 0);
    }
    before = norm;
    const change = addUp(positions, direction);
    let curve = 0;
    for (const value of change) curve += value * value;
    for (const value of direction) curve += ridge * value * value;
    const far = norm / curve;
    for (let index = 0; index < size; index++) weights[index] += far * direction[index];
    for (let place = 0; place < rest.length; place++) rest[place] -= far * change[place];
  }
  return weights;
}

/**
 * How the weights hang together: for each two the mean product of what they count in a position. A sample of the positions
 * is enough, and each takes about a ms.
 *
 * @returns a square matrix
 */
export function relateWeights({ count, tables, times }, wanted) {
  const size = 2 * count;
  const matrix = new Float64Array(size * size);
  const part = new Float64Array(count * count);
  const counts = new Int32Array(count);
  const places = new Int32Array(count);
  const present = new Float64Array(count);
  const every = Math.max(1, Math.floor(times.length / wanted));
  let taken = 0;
  const addPart = (time) => {
    for (let row = 0; row < count; row++) {
      for (let column = 0; column <= row; column++) {
        const sum = part[row * count + column];
        if (sum === 0) continue;
        matrix[row * size + column] += sum;
        matrix[(count + row) * size + column] += sum * time;
        matrix[(count + row) * size + count + column] += sum * time * time;
      }
    }
    part.fill(0);
  };
  for (let place = 0; place < times.length; place += every) {
    counts.fill(0);
    for (const { starts, numbers, signs, columns } of tables) {
      for (const { sign, arrangements } of columns) {
        const end = starts[arrangements[place] + 1];
        for (let index = starts[arrangements[place]]; index < end; index++) {
          counts[numbers[index]] += sign * signs[index];
        }
      }
    }
    let length = 0;
    for (let number = 0; number < count; number++) {
      if (counts[number] === 0) continue;
      places[length] = number;
      present[length++] = counts[number];
    }
    for (let row = 0; row < length; row++) {
      const factor = present[row];
      const from = places[row] * count;
      for (let column = 0; column <= row; column++) part[from + places[column]] += factor * present[column];
    }
    taken++;
    if (times[place + every] !== times[place]) addPart(times[place]);
  }
  // The rest by symmetry: the lower left block's own upper half first.
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < row; column++) {
      matrix[(count + column) * size + row] = matrix[(count + row) * size + column];
    }
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      matrix[column * size + row] = matrix[row * size + column] /= taken;
    }
  }
  return matrix;
}

/**
 * Rounds weights, and leaves out those that aren't worth their place: each in turn gets the value with the smallest sum of
 * squared error and cost of the bits that it takes in a code fitted to how often each value occurs, and the others make up
 * for it; until nothing changes.
 *
 * @param matrix - from {@link relateWeights}
 * @param unit - what the whole numbers count
 * @param most - the largest of them
 * @param price - what a bit may cost, in squared error a position
 * @param shrink - as for {@link fitWeights}
 * @returns whole numbers
 */
export function roundWeights(matrix, weights, { unit, most, price, shrink }) {
  const SWEEPS = 20;
  /** A run of the commonest value is coded in less than a bit each. */
  const LEAST_BITS = 0.35;
  const size = weights.length;
  const rounded = Int32Array.from(weights, (weight) =>
    Math.max(-most, Math.min(most, Math.round(weight / unit))),
  );
  /** For each weight, the slope of the error that all roundings together make. */
  const slopes = new Float64Array(size);
  const change = (index, by) => {
    const from = index * size;
    for (let place = 0; place < size; place++) slopes[place] += matrix[from + place] * by;
    slopes[index] += shrink * by;
  };
  for (let index = 0; index < size; index++) change(index, rounded[index] * unit - weights[index]);
  for (let sweep = 0, changes = 1; sweep < SWEEPS && changes > 0; sweep++) {
    changes = 0;
    const times = new Float64Array(2 * most + 1).fill(0.1);
    for (const number of rounded) times[number + most]++;
    const bits = times.map((often) => Math.max(LEAST_BITS, Math.log2(size / often)));
    for (let index = 0; index < size; index++) {
      const curve = matrix[index * size + index] + shrink;
      const old = rounded[index];
      const best = old - slopes[index] / curve / unit;
      let choice = old;
      let least = Infinity;
      for (const number of [Math.floor(best), Math.ceil(best), Math.trunc(best / 2), 0]) {
        if (Math.abs(number) > most) continue;
        const cost = curve * ((number - best) * unit) ** 2 + price * bits[number + most];
        if (cost < least) [least, choice] = [cost, number];
      }
      if (choice === old) continue;
      change(index, (choice - old) * unit);
      rounded[index] = choice;
      changes++;
    }
  }
  return rounded;
}
