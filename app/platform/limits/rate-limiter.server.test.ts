import { describe, expect, it } from "vitest";
import { RateLimiter } from "./rate-limiter.server";

describe("a rate limit", () => {
  it("lets as many through as it says, and then says how long to wait", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 1000 });
    expect([limiter.take("a", 0), limiter.take("a", 100), limiter.take("a", 300)]).toEqual([0, 0, 700]);
  });

  it("slides: the first place is free again when its window is over", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 1000 });
    limiter.take("a", 0);
    limiter.take("a", 900);
    expect(limiter.take("a", 999)).toBe(1);
    expect(limiter.take("a", 1000)).toBe(0);
    expect(limiter.take("a", 1001)).toBe(899);
  });

  it("does not count what it refused", () => {
    const limiter = new RateLimiter({ count: 1, windowMs: 1000 });
    limiter.take("a", 0);
    limiter.take("a", 999);
    expect(limiter.take("a", 1000)).toBe(0);
  });

  it("holds the stricter of two limits", () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 100 }, { count: 3, windowMs: 10_000 });
    expect([0, 10, 20, 200, 210].map((now) => limiter.take("a", now))).toEqual([0, 0, 80, 0, 9790]);
  });

  it("counts callers apart", () => {
    const limiter = new RateLimiter({ count: 1, windowMs: 1000 });
    limiter.take("a", 0);
    expect(limiter.take("b", 0)).toBe(0);
  });
});
