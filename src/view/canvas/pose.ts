/** How a disc lies at one moment. Lengths are in radii of a disc. */
export interface Pose {
  /** What its width along the way it tips has become: 1 lies flat, 0 stands on its edge. */
  readonly flatness: number;
  /** How far the near face's middle is from the disc's own, along the way it tips. */
  readonly tip: number;
  /** Height above the board. */
  readonly height: number;
  readonly alpha: number;
}

/** A disc is about a seventh as thick as it is wide. */
const THICKNESS = 0.3;
const DROP_HEIGHT = 2.2;

/** Slow at both ends. Symmetric, so that a turn taken back half-way is the same turn the other way round. */
const ease = (progress: number): number => (1 - Math.cos(Math.PI * progress)) / 2;

/** A disc that turns over, `progress` from 0 to 1: it rises, stands on its edge and comes down on its other face. */
export function turning(progress: number): Pose {
  const angle = Math.PI * ease(progress);
  const rise = Math.sin(angle);
  return {
    flatness: Math.abs(Math.cos(angle)),
    tip: ((progress < 0.5 ? THICKNESS : -THICKNESS) * rise) / 2,
    height: rise,
    alpha: 1,
  };
}

/** A disc that comes down on an empty square; from 1 to 0 it is one that is taken off. */
export function dropping(progress: number): Pose {
  return { flatness: 1, tip: 0, height: DROP_HEIGHT * (1 - progress) ** 2, alpha: Math.min(1, progress * 3) };
}
