/** Opens a path of this site with a full page load, even if the path is the current one. */
export function loadDocument(path: string) {
  if (path === currentPath()) location.reload();
  else location.assign(path);
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}
