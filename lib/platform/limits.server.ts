export { callerKey, ipv6NetworkBits } from "./limits/caller.server";
export { Limit } from "./limits/limit.server";
export { forgetOldCounts } from "./limits/shared-counts.server";
