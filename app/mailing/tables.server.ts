import type { Kysely, Migration } from "kysely";
import type { openDatabase } from "lib/platform/database.server";
import { enquiriesMigration } from "./tables/enquiries-migration.server";

/** Times are UTC in ISO 8601, which sorts correctly as text in SQLite and PostgreSQL. */
export type MailingTables = {
  /** Consent records, one row per address. */
  subscription: {
    id: string;
    /**
     * Keyed hash of the address, which is all that remains of the address after a withdrawal.
     */
    address_hash: string;
    /** Recipient address; null after a withdrawal. */
    email: string | null;
    status: "pending" | "confirmed" | "withdrawn";
    consent_version: number;
    consent_text: string;
    /** Path of the page whose form was sent; null after a withdrawal. */
    source_page: string | null;
    subscribed_at: string;
    confirmed_at: string | null;
    withdrawn_at: string | null;
    unsubscribe_hash: string;
  };
  /** Enquiries about a project; `enquiries/erase.server.ts` erases them after 12 months. */
  enquiry: {
    id: string;
    sent_at: string;
    name: string;
    /** At least one of `email` and `phone` is set. */
    email: string | null;
    phone: string | null;
    /**
     * Keyed hash of the email address, equal for addresses that differ only in case; null if there is no email address.
     */
    address_hash: string | null;
    town: string;
    message: string;
    /** Labels of the requested samples' finishes, one label per line. */
    samples: string;
    /**
     * Path and query of the project list. `list_text` contains the lines of the list as text at the time of the
     * enquiry.
     */
    list_path: string;
    list_text: string;
    consent_version: number;
    consent_text: string;
  };
  /** Emails that are queued, sent or given up. Each email is about one subscription or one enquiry. */
  outbox: {
    id: string;
    kind: MailKind;
    subscription_id: string | null;
    enquiry_id: string | null;
    /** Keyed hash of the visitor's mailbox, by which its emails are counted; null for an email to the staff. */
    mailbox_hash: string | null;
    /** Hash of the token in the link of a confirmation email; null for other emails. */
    token_hash: string | null;
    token_expires_at: string | null;
    created_at: string;
    /** Time of the next attempt. */
    due_at: string;
    attempts: number;
    status: "queued" | "sent" | "dead";
  };
  /** Values with which `check.server.ts` checks the secret and write access. */
  setting: { name: string; value: string };
};

/**
 * `confirmation` asks a subscriber to confirm, `enquiry` forwards an enquiry to the department, and `receipt` goes to
 * the person who sent the enquiry.
 */
export type MailKind = "confirmation" | "enquiry" | "receipt";

export type MailingDatabase = Awaited<ReturnType<typeof openDatabase<MailingTables>>>;

/**
 * Migrations only add to the tables. The previous release can then still run on them, and a new release can be rolled
 * back (behaviour 22.10). Any other change takes two releases: the first adds the new structure, and a later release
 * removes the old structure, once nobody will roll back beyond the first.
 */
export const mailingMigrations: Record<string, Migration> = {
  "2026-11-20-subscriptions": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("subscription")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("address_hash", "text", (column) => column.notNull().unique())
        .addColumn("email", "text")
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("consent_version", "integer", (column) => column.notNull())
        .addColumn("consent_text", "text", (column) => column.notNull())
        .addColumn("source_page", "text")
        .addColumn("subscribed_at", "text", (column) => column.notNull())
        .addColumn("confirmed_at", "text")
        .addColumn("withdrawn_at", "text")
        .addColumn("unsubscribe_hash", "text", (column) => column.notNull().unique())
        .execute();
      await database.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("subscription_id", "text", (column) =>
          column.notNull().references("subscription.id").onDelete("cascade"),
        )
        .addColumn("token_hash", "text", (column) => column.notNull().unique())
        .addColumn("token_expires_at", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("due_at", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("setting")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex("outbox_subscription")
        .on("outbox")
        .column("subscription_id")
        .execute();
      await database.schema.createIndex("outbox_due").on("outbox").columns(["status", "due_at"]).execute();
      await database.schema
        .createIndex("subscription_status")
        .on("subscription")
        .columns(["status", "subscribed_at"])
        .execute();
    },
  },
  "2026-11-22-enquiries": enquiriesMigration,
  "2026-11-29-mailboxes": {
    // Emails queued before this migration have no hash: on the day of the update, they do not count towards a mailbox's
    // limits.
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable("outbox").addColumn("mailbox_hash", "text").execute();
      await schema.createIndex("outbox_mailbox").on("outbox").column("mailbox_hash").execute();
    },
  },
  "2026-11-29-more-indexes": {
    async up({ schema }: Kysely<unknown>) {
      await schema.createIndex("outbox_expiry").on("outbox").column("token_expires_at").execute();
      // All columns that are read to count the unsent emails.
      const counted = ["status", "attempts", "created_at"];
      await schema.createIndex("outbox_state").on("outbox").columns(counted).execute();
      // The order of the export.
      const exported = ["status", "confirmed_at", "id"];
      await schema.createIndex("subscription_confirmed").on("subscription").columns(exported).execute();
    },
  },
};

/**
 * Names of the migrations that rebuild tables in such a way that the previous release can still read and write them.
 */
export const rebuiltCompatibly: ReadonlySet<string> = new Set(["2026-11-22-enquiries"]);
