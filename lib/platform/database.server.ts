export { Database, openDatabase, pagesOf } from "./database/database.server";
export { oneWayStatement } from "./database/one-way.server";
export { isWrongLogin } from "./database/postgres.server";
export { FileLock, isSqliteBusy } from "./database/sqlite.server";
