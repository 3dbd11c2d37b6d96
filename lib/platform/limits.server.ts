export { callerKey, plainIp } from "./limits/caller.server";
export { Limit } from "./limits/limit.server";
export { forgetOldCounts } from "./limits/shared-counts.server";
