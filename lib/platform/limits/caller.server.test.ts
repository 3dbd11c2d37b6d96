import { describe, expect, it } from "vitest";
import { callerKey } from "./caller.server";

describe("the caller that a limit counts (18.6)", () => {
  it("is a whole IPv4 address, in either notation", () => {
    expect(callerKey("192.0.2.7")).toBe("192.0.2.7");
    expect(callerKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
  });

  it("is the /56 network of an IPv6 address", () => {
    expect(callerKey("2001:db8:1:ab12:1::1")).toBe(callerKey("2001:db8:1:abff::2"));
    expect(callerKey("2001:db8:1:ab12::1")).not.toBe(callerKey("2001:db8:1:ac12::1"));
    expect(callerKey("2001:db8:1:1::1")).toBe(callerKey("2001:db8:1::1"));
    expect(callerKey("2001:db8:1:100::1")).not.toBe(callerKey("2001:db8:1::1"));
  });

  it("is the same for every spelling of an IPv6 address", () => {
    expect(callerKey("::1")).toBe(callerKey("0:0:0:0:0:0:0:1"));
    expect(callerKey("2001:DB8::1")).toBe(callerKey("2001:0db8:0:0:0:0:0:2"));
    expect(callerKey("fe80::1%eth0")).toBe(callerKey("fe80::2"));
  });

  it("is anything else unchanged", () => {
    expect(callerKey("unknown")).toBe("unknown");
  });
});
