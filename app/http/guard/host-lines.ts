/**
 * Returns the values of all `Host` headers; Node's `headers` object contains only the first.
 * @param raw names and values of all headers, alternating
 */
export function hostLines(raw: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name, value] = [raw[index], raw[index + 1]];
    if (name?.length === 4 && value !== undefined && name.toLowerCase() === "host") hosts.push(value);
  }
  return hosts;
}
