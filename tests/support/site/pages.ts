/** Paths of all pages in docs/behaviours.md, chapter 1, with one example for each page that has parameters. */
export const pages = [
  ...["/", "/o-nas", "/kontakt", "/newsletter", "/kariera", "/qanda", "/punkty-sprzedazy"],
  ...["/aktualnosci", "/aktualnosci/kolekcja-lira", "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience"],
  ...["/produkty", "/produkty/4100-baterie-umywalkowe", "/kolekcje", "/kolekcje/lira", "/katalog-modrawa"],
  ...["/produkty/4100-baterie-umywalkowe/4101-stojace-niskie", "/bryly", "/logotypy"],
  ...["/czesci-zamienne", "/czesci-zamienne/CZ-1025", "/dopasowanie", "/dopasowanie/mam-juz"],
  ...["/dostepnosc", "/obsluga-klientow-biznesowych", "/pielegnacja-produktow", "/polityka-prywatnosci"],
  ...["/reklamacja-i-zwroty", "/warunki-gwarancji", "/wspolpraca-z-architektami"],
];

/** Further paths to test: with query strings, of single products, and of missing pages. */
export const pagesWithQueries = [
  ...["/01/5901234123457", "/404", "/aktualnosci/nie-ma", "/bryly?kolekcja=misa&kategoria=4100"],
  ...["/czesci-zamienne/nie-ma", "/dopasowanie?a=nie-ma"],
  "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna",
  "/dopasowanie?a=lira-bateria-umywalkowa-niska&b=misa-umywalka-nablatowa-owalna",
  "/dopasowanie?a=lira-bateria-umywalkowa-niska&b=tafla-wanna-wolnostojaca-owalna-1650",
  "/dopasowanie?umywalka=misa-umywalka-nablatowa-owalna",
  "/dopasowanie/mam-juz?krawedz=140&glebokosc=400",
  "/dopasowanie/mam-juz?krawedz=14&glebokosc=400&dno=x",
  "/dopasowanie/mam-juz?co=z-otworem&misa=50&odplyw=125&przelew=tak",
  "/dopasowanie/mam-juz?co=wanna-w-zabudowie&krawedz=560&szerokosc=700",
  "/dopasowanie/mam-juz?co=blat&otwor=36&blat=38&sciana=40",
  ...["/newsletter/potwierdz?token=zly", "/newsletter/wypisz?token=zly"],
  ...["/produkt/lira-bateria-umywalkowa-niska", "/produkt/nie-ma", "/produkty/nie-ma"],
  ...["/produkty?q=lira", "/produkty?q=zzzzzz", "/projekt", "/punkty-sprzedazy?miejscowosc=Nigdzie"],
  "/produkty?porownaj=lira-bateria-umywalkowa-niska,kanta-bateria-umywalkowa-niska",
  "/projekt?l=1._rA.LR-130-CH*2.LR-319-CH._rB.LR-110.XX-999.KN-110-CH*0",
  "/projekt/zapytanie?l=1._rA.LR-130-CH*2.XX-999",
  "/projekt/zapytanie/wyslano?l=1.LR-130-CH",
];

/**
 * A page of each kind, which is also checked in other engines, in every colour mode, with enlarged text and on a phone.
 * Other pages consist of the same parts, with the same colours and layout.
 */
export const kinds = [
  ...["/", "/404", "/aktualnosci/kolekcja-lira", "/bryly", "/czesci-zamienne/CZ-1025", "/kariera"],
  "/dopasowanie/mam-juz?krawedz=140&glebokosc=400",
  "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna",
  ...["/kolekcje/lira", "/kontakt", "/produkt/lira-bateria-umywalkowa-niska"],
  "/produkty/4100-baterie-umywalkowe",
  "/produkty?porownaj=lira-bateria-umywalkowa-niska,kanta-bateria-umywalkowa-niska",
  "/projekt?l=1._rA.LR-130-CH*2.LR-319-CH._rB.LR-110.XX-999.KN-110-CH*0",
  ...["/projekt/zapytanie?l=1._rA.LR-130-CH*2.XX-999", "/punkty-sprzedazy", "/qanda", "/warunki-gwarancji"],
];
