export { hashAddress } from "./store/address-hash.server";
export { checkWritable, secretMark, WrongSecretError } from "./store/check.server";
export {
  closeMailingDatabase,
  embeddedDatabaseFile,
  getMailingDatabase,
  lockDataFolder,
} from "./store/database.server";
export {
  type MailingDatabase,
  type MailingTables,
  mailingMigrations,
  rebuiltCompatibly,
} from "./store/tables.server";
