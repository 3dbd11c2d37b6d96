/**
 * Returns a generator of uncached URLs of a product list. Each URL shows a different list: it filters by another
 * combination of minimum width and maximum height, in whole mm.
 * @param list URL of the unfiltered list
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
