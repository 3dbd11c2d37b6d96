const leftover =
  /(?:^|[\\/])(?:[.~#]|thumbs\.db|ehthumbs|desktop\.ini|__macosx|\$recycle)|(?:~|\.(?:sw[a-p]|tmp|part|bak|orig))$/i;

/**
 * Tells whether a file was left by an operating system, an office suite or an editor beside what people edit:
 * `Thumbs.db`, `._lira.md`, `~$lira.docx`, `lira.md~`; or by a program of ours that was killed while it wrote: `lira.md.….part`.
 * @param path name of the file, or its path relative to a folder that people edit
 */
export function isLeftover(path: string): boolean {
  return leftover.test(path);
}
