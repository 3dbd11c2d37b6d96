import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds the `enquiry` table, and rebuilds the outbox so that it accepts emails of any kind. SQLite cannot drop NOT NULL
 * from a column, so the outbox is copied; it contains only the emails of one week. The previous release knows only
 * confirmations and inserts emails without a `kind`, so the default is `confirmation`.
 */
export const enquiriesMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("enquiry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("phone", "text")
      .addColumn("address_hash", "text")
      .addColumn("town", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("samples", "text", (column) => column.notNull())
      .addColumn("list_path", "text", (column) => column.notNull())
      .addColumn("list_text", "text", (column) => column.notNull())
      .addColumn("consent_version", "integer", (column) => column.notNull())
      .addColumn("consent_text", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("enquiry_sent").on("enquiry").column("sent_at").execute();
    await schema.createIndex("enquiry_address").on("enquiry").column("address_hash").execute();
    await schema
      .createTable("outbox_of_all")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull().defaultTo("confirmation"))
      .addColumn("subscription_id", "text", (column) =>
        column.references("subscription.id").onDelete("cascade"),
      )
      .addColumn("enquiry_id", "text", (column) => column.references("enquiry.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("token_expires_at", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .execute();
    const columns = sql.raw(
      "id, subscription_id, token_hash, token_expires_at, created_at, due_at, attempts, status",
    );
    await sql`insert into outbox_of_all (${columns}) select ${columns} from outbox`.execute(database);
    await schema.dropTable("outbox").execute();
    await schema.alterTable("outbox_of_all").renameTo("outbox").execute();
    await schema.createIndex("outbox_subscription").on("outbox").column("subscription_id").execute();
    await schema.createIndex("outbox_enquiry").on("outbox").column("enquiry_id").execute();
    await schema.createIndex("outbox_due").on("outbox").columns(["status", "due_at"]).execute();
  },
};
