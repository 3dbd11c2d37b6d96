/**
 * Gives addresses of lists, each of which shows something else: between the smallest and the largest measure of the
 * catalogue every millimetre is another page.
 * @param list address of the list
 */
export async function unkeptViews(list: string): Promise<() => string> {
  const html = await (await fetch(list)).text();
  const limit = (name: string) =>
    Number(new RegExp(`name="${name}"[^>]*placeholder="\\w+ (\\d+)"`).exec(html)?.[1]);
  const narrowest = limit("szerokosc_od") + 1;
  const tallest = limit("wysokosc_do") - 1;
  const widths = limit("szerokosc_do") - narrowest;
  let given = 0;
  return () => {
    const [width, height] = [narrowest + (given % widths), tallest - Math.floor(given / widths)];
    given += 1;
    return `${list}?wysokosc_do=${height}&szerokosc_od=${width}`;
  };
}
