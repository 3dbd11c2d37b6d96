export { findReloadSockets, reloadPaths, reloadSocket } from "./process/reload-sockets.server";
export { shutDownInOrder } from "./process/shutdown.server";
export { WorkerPool } from "./process/worker-pool.server";
