export type DatabaseKind = "sqlite" | "postgres";

/** Access to the site's database for operators' commands. Does not create or migrate tables. */
export type Store = {
  kind: DatabaseKind;
  /** Where the database is, without a password. */
  place: string;
  /**
   * Reads the database's metadata; null if there are no tables yet.
   * @throws if it cannot be read or is damaged
   */
  inspect: () => Promise<Contents | null>;
  /**
   * Writes a consistent copy; the site may be running.
   * @throws a one-line error if there is no database or it is damaged
   */
  save: (copy: string) => Promise<Contents>;
  /**
   * Runs `work`, which replaces the database with a copy of this kind, while the site is not running, and prevents it
   * from starting.
   * @throws a one-line error if the site is running
   */
  withoutSite: (work: () => Promise<void>, kind: DatabaseKind) => Promise<void>;
  /** Replaces the database's entire content with a copy, atomically. */
  replace: (copy: string, kind: DatabaseKind) => Promise<void>;
};

export type Contents = {
  /** Names of the migrations applied to the database. */
  migrations: string[];
  /** Identifies the secret that belongs to the database. */
  secretMark: string | undefined;
  /** Number of subscriptions and questions. A database that was deleted and created again has none. */
  people: number;
};
