import { describe, expect, it } from "vitest";
import { RateLimiter } from "./rate-limiter.server";

describe("a rate limit", () => {
  it("allows as many actions as its count, then returns how long to wait", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 1000 });
    expect([limiter.take("a", 0), limiter.take("a", 100), limiter.take("a", 300)]).toEqual([0, 0, 700]);
  });

  it("slides: an action no longer counts once its window is over", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 1000 });
    limiter.take("a", 0);
    limiter.take("a", 900);
    expect(limiter.take("a", 999)).toBe(1);
    expect(limiter.take("a", 1000)).toBe(0);
    expect(limiter.take("a", 1001)).toBe(899);
  });

  it("does not count refused actions", () => {
    const limiter = new RateLimiter({ count: 1, windowMs: 1000 });
    limiter.take("a", 0);
    limiter.take("a", 999);
    expect(limiter.take("a", 1000)).toBe(0);
  });

  it("applies the stricter of two limits", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 100 }, { count: 3, windowMs: 10_000 });
    expect([0, 10, 20, 200, 210].map((now) => limiter.take("a", now))).toEqual([0, 0, 80, 0, 9790]);
  });

  it("counts callers separately", () => {
    const limiter = new RateLimiter({ count: 1, windowMs: 1000 });
    limiter.take("a", 0);
    expect(limiter.take("b", 0)).toBe(0);
  });
});
