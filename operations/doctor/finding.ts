/** A finding of `npm run doctor`. */
export type Finding = {
  /** `wrong`: the site does not work, or not as it should. `notice`: it works, but the operator should know. */
  state: "ok" | "notice" | "wrong";
  /** Polish, one line. */
  says: string;
  /** Advice for the operator. */
  todo?: string;
};

/** A check of the installation. A thrown error is a fault too. */
export type DoctorCheck = () => Finding[] | Promise<Finding[]>;

export const ok = (says: string): Finding => ({ state: "ok", says });
export const notice = (says: string, todo: string): Finding => ({ state: "notice", says, todo });
export const wrong = (says: string, todo: string): Finding => ({ state: "wrong", says, todo });
