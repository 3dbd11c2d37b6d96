export type DatabaseKind = "sqlite" | "postgres";

/** The newsletter's database, as it is: nothing here makes or changes its tables. */
export type Store = {
  kind: DatabaseKind;
  /**
   * The store's content, or null if there is none yet.
   * @throws where it cannot be read or is damaged
   */
  inspect: () => Promise<Contents | null>;
  /**
   * Writes a consistent copy, beside a running site.
   * @throws with one line where there is no database, or a damaged one
   */
  save: (copy: string) => Promise<Contents>;
  /**
   * Locks the site out while `work` runs.
   * @throws with one line while the site runs
   */
  withoutSite: (work: () => Promise<void>) => Promise<void>;
  /** Puts a copy in the place of everything that is there, wholly or not at all. */
  replace: (copy: string) => Promise<void>;
};

export type Contents = {
  /** Names of the migrations applied to its tables. */
  migrations: string[];
  /** Tells which secret belongs to it. */
  secretMark: string | undefined;
};
