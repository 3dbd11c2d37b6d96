/** One view of a drawing (`npm run models`). */
export type DrawnView = {
  /** Of its lines in the file of lines. */
  id: string;
  label: string;
  /** Pixels at the usual size of text. */
  width: number;
  height: number;
  /** Where each number stands, in percent of the view; turned ones are read from the right. */
  numbers: { text: string; x: string; y: string; turned?: boolean }[];
};
