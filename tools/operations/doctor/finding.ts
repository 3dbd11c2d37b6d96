/** Result of a check of `npm run doctor`. */
export type Finding = {
  /** `wrong`: the site does not work properly. `notice`: it works, but the operator should know. */
  state: "ok" | "notice" | "wrong";
  /** The result in Polish, one line. */
  says: string;
  /** Advice for the operator, in Polish. */
  todo?: string;
};

/** A check of the installation. A thrown error counts as `wrong`. */
export type DoctorCheck = () => Finding[] | Promise<Finding[]>;

export const ok = (says: string): Finding => ({ state: "ok", says });
export const notice = (says: string, todo: string): Finding => ({ state: "notice", says, todo });
export const wrong = (says: string, todo: string): Finding => ({ state: "wrong", says, todo });
