/** Percent-decodes a part of a URL. @param otherwise what is returned if its encoding is invalid (`100%`) */
export function decoded<Other>(text: string, otherwise: Other): string | Other {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
