/** Folders of what the desk edits, below its working folder. */
export const contentPrefix = "content/";
export const pictureFolder = "public/images/";

/** The name by which the desk and its forms know a text: its path below `content/`. */
export const nameOf = (path: string) => path.replace(/^content\//, "");
