export { shutDownInOrder } from "./process/shutdown.server";
export { WorkerPool } from "./process/worker-pool.server";
