/** Says which words of a query had to be left out to find anything. */
export function MissingWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="mt-2">
      {`Nie mamy nic, do czego pasują wszystkie słowa. Najbliższe wyniki pomijają: „${words.join("”, „")}”.`}
    </p>
  );
}
