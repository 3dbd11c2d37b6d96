/** Loads a page of this site whole; also where its address is the current one already. */
export function loadDocument(path: string) {
  if (path === currentPath()) location.reload();
  else location.assign(path);
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}
