import type { Kysely, Migration } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { enquiriesMigration } from "./enquiries-migration.server";

/** Times are UTC in ISO 8601, which sorts as text in both databases. */
export type MailingTables = {
  /** The record of consent, one row per mailbox. */
  subscription: {
    id: string;
    /** Keyed hash of the address: identifies the mailbox, and is all that is left of it after a withdrawal. */
    address_hash: string;
    /** Where mail goes; null after a withdrawal. */
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
  /** Questions about a project, erased after a year (`enquiries/`). */
  enquiry: {
    id: string;
    sent_at: string;
    name: string;
    /** One of the two is there. */
    email: string | null;
    phone: string | null;
    /** As a subscription's: finds the rows of a mailbox however it is spelled. */
    address_hash: string | null;
    town: string;
    message: string;
    /** Names of finishes, one a line. */
    samples: string;
    /** The list's address, without the site's, and the lines that it showed. */
    list_path: string;
    list_text: string;
    consent_version: number;
    consent_text: string;
  };
  /** Mails, queued, sent or given up, each of one subscription or one enquiry. */
  outbox: {
    id: string;
    kind: MailKind;
    subscription_id: string | null;
    enquiry_id: string | null;
    /** Of a confirmation's link. */
    token_hash: string | null;
    token_expires_at: string | null;
    created_at: string;
    /** When it is sent or retried. */
    due_at: string;
    attempts: number;
    status: "queued" | "sent" | "dead";
  };
  /** Settings of the store: see `check.server.ts`. */
  setting: { name: string; value: string };
};

/**
 * Respectively: a confirmation request to a subscriber, an enquiry forwarded to the department, and a receipt to the
 * person who sent the enquiry.
 */
export type MailKind = "confirmation" | "enquiry" | "receipt";

export type MailingDatabase = Database<MailingTables>;

/**
 * Migrations only add to the tables, so that an older release runs over them and a newer one can be taken back
 * (behaviour 22.10). What cannot be done so takes two releases: the first adds, the second, once nobody goes back behind
 * the first, takes away.
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
};

/** They rebuild tables in such a way that the release before reads and writes them all the same. */
export const rebuiltCompatibly: ReadonlySet<string> = new Set(["2026-11-22-enquiries"]);
