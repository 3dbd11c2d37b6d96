/** What a check of this installation has found. */
export type Finding = {
  /** `wrong`: the site does not work, or not as it should. `notice`: it works, but the operator should know. */
  state: "ok" | "notice" | "wrong";
  /** Polish, one line. */
  says: string;
  /** What the operator can do about it. */
  todo?: string;
};

/** One part of the installation. What it throws is a fault too. */
export type Check = () => Finding[] | Promise<Finding[]>;

export const ok = (says: string): Finding => ({ state: "ok", says });
export const notice = (says: string, todo: string): Finding => ({ state: "notice", says, todo });
export const wrong = (says: string, todo: string): Finding => ({ state: "wrong", says, todo });
