export { Database, type DatabaseOptions, openDatabase, pagesOf } from "./database/database.server";
export { oneWayStatement } from "./database/one-way.server";
export { isWrongLogin } from "./database/postgres.server";
export { type FileLock, isSqliteBusy, lockFile, shareFile, tryLockFile } from "./database/sqlite.server";
