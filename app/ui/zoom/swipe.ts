/** Minimum distance of a swipe, in pixels. A shorter movement is a press with an unsteady finger. */
const leastWay = 48;

/** Returns the direction in which a finger swiped by `right` and `down` pixels; null for a press, or a swipe upwards. */
export function swipeOf(right: number, down: number): "left" | "right" | "down" | null {
  if (Math.abs(right) >= Math.abs(down)) {
    if (Math.abs(right) < leastWay) return null;
    return right < 0 ? "left" : "right";
  }
  return down >= leastWay ? "down" : null;
}
