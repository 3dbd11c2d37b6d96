/**
 * Returns a generator of URLs of a product list that are not cached. Each URL shows a different list: it filters by
 * another width or height, in whole mm between the smallest and the largest of the catalogue.
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
