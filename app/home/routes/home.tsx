import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getEnv } from "lib/platform/env.server";
import { getBrand } from "~/brand/brand.server";
import { pictured } from "~/catalogue/pictured";
import { CategoryTiles } from "~/catalogue/tiles";
import { CollectionCards } from "~/editorial/collection-card";
import { collectionCards } from "~/editorial/collections.server";
import type { HomeSectionContent } from "~/editorial/home-fields.server";
import { getPage } from "~/editorial/pages.server";
import { pageMeta } from "~/layout/page-meta";
import { NewsCards } from "~/news/card";
import { latestNews } from "~/news/news.server";
import * as paths from "~/paths";
import { getCatalogue } from "~/range/products.server";
import type { Category } from "~/range/tree";
import { categoryTree } from "~/range/tree.server";
import { StaticPart } from "~/remix/static-parts";
import { renderStaticParts } from "~/remix/static-parts.server";
import { Prose } from "~/ui/page";
import { organizationJsonLd } from "../json-ld";
import { HomeHero, HomePromises, HomeSection, HomeTools } from "../sections";

export const meta = pageMeta<typeof loader>(({ home, organization }) => ({
  ...home,
  picture: home.hero.picture,
  jsonLd: () => organization,
}));

/** Two large ones and three rows of three; the section's link leads to all. */
const shownCollections = 11;

export { clientLoader, shouldRevalidate } from "~/browser/route";

export async function loader(_: LoaderFunctionArgs) {
  const tree = await categoryTree().getTree();
  const catalogue = getCatalogue(tree);
  const home = getPage("/");
  const { title, description, hero } = home;
  return json({
    home: { title, description, hero: { picture: hero.picture } },
    organization: organizationJsonLd(getBrand(), getEnv().SITE_URL, logoPicture()),
    staticParts: renderStaticParts({
      "strona-glowna": (
        <HomePageBody
          home={home}
          categories={tree.root.children.map((category) => pictured(category, catalogue))}
          collections={collectionCards().slice(0, shownCollections)}
          news={latestNews(3)}
        />
      ),
    }),
  });
}

/** The brand's logo as PNG, or the site's icon if the brand offers none. */
function logoPicture(): string {
  const files = getPage(paths.logos)?.files[0]?.files ?? [];
  return files.find((href) => href.endsWith(".png")) ?? "/icon-512.png";
}

export default function HomePage() {
  const { staticParts } = useLoaderData<typeof loader>();
  return <StaticPart parts={staticParts} id="strona-glowna" />;
}

type HomePageBodyProps = {
  home: ReturnType<typeof getPage<"/">>;
  categories: Category[];
  collections: ReturnType<typeof collectionCards>;
  news: ReturnType<typeof latestNews>;
};

/** All sections of the page. Only the loader uses it, so it is in no script. */
function HomePageBody({ home, ...shown }: HomePageBodyProps) {
  // Sections with a picture show it alternately on the left and on the right.
  const pictured = home.sections.filter(({ picture }) => picture);
  // All articles may be drafts, or due later.
  const sections = home.sections.filter(({ kind }) => kind !== "news" || shown.news.length > 0);
  return (
    <>
      <HomeHero hero={home.hero} />
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          reversed={pictured.indexOf(section) % 2 === 1}
          {...shown}
        />
      ))}
      <div className="container-page mt-20 grid lg:mt-28">
        <Prose html={home.html} />
      </div>
    </>
  );
}

type SectionProps = Omit<HomePageBodyProps, "home"> & { section: HomeSectionContent; reversed: boolean };

function Section({ section, reversed, categories, collections, news }: SectionProps) {
  switch (section.kind) {
    case "tools":
      return <HomeTools section={section} />;
    case "promises":
      return <HomePromises section={section} />;
    case "text":
      return <HomeSection section={section} reversed={reversed} />;
    case "categories":
      return (
        <HomeSection section={section} hasOwnLink>
          <CategoryTiles categories={categories} all={section.action} />
        </HomeSection>
      );
    case "collections":
      return (
        <HomeSection section={section}>
          <CollectionCards collections={collections} className="gap-5" />
        </HomeSection>
      );
    case "news":
      return (
        <HomeSection section={section}>
          <NewsCards articles={news} className="gap-8" />
        </HomeSection>
      );
  }
}
