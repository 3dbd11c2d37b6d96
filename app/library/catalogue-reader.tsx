import { fileSize } from "lib/polish/number";
import { Icon } from "~/ui/icons";
import { DateText, TitledSection } from "~/ui/page";
import { Picture, type PictureSource } from "~/ui/pictures";

/** Link to a PDF, with its size, or with the number of the page at which it opens. */
export type PdfLink = { href: string; page?: number; bytes?: number };

export type ReaderChapter = {
  id: string;
  label: string;
  /** Null if it is in no PDF. */
  link: PdfLink | null;
  picture: PictureSource | null;
};

type CatalogueReaderProps = {
  title: string;
  edition: string;
  cover: PictureSource;
  collections: ReaderChapter[];
  chapters: ReaderChapter[];
  index: Pick<ReaderChapter, "label" | "link">;
};

/**
 * The web page about the printed catalogue: cover, contents and chapters. Each entry opens the PDF at the right page.
 */
export function CatalogueReader({ collections, chapters, ...rest }: CatalogueReaderProps) {
  return (
    <div className="container-page mb-16 grid gap-14">
      <Opening collections={collections} chapters={chapters} {...rest} />
      {collections.length > 0 && <Chapters id="kolekcje" title="Kolekcje" chapters={collections} />}
      <Chapters id="rozdzialy" title="Rozdziały" chapters={chapters} />
    </div>
  );
}

type CatalogueDownloadProps = { file: { path: string; bytes: number; date: string } | null; volume?: string };

/** Offers the PDF, of the whole or of what is not in the chapters' own; nothing until the build has generated it. */
export function CatalogueDownload({ file, volume }: CatalogueDownloadProps) {
  if (!file) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={file.path} download className="button button-primary">
        <Icon name="download" />
        {volume ?? "Pobierz katalog"}
      </a>
      <span className="text-muted tabular">
        PDF, {fileSize(file.bytes)}, <DateText date={file.date} />
      </span>
      {volume && <a href="#rozdzialy">Każdy rozdział jest osobnym plikiem PDF</a>}
    </p>
  );
}

function Opening({ title, edition, cover, collections, chapters, index }: CatalogueReaderProps) {
  const contents = [
    ...collections.slice(0, 1).map(({ link }) => ({ label: "Kolekcje", link })),
    ...chapters,
    index,
  ];
  return (
    <section aria-labelledby="spis-katalogu" className="grid gap-10 md:grid-cols-[2fr_3fr] lg:gap-16">
      <div className="mx-auto w-full max-w-sm self-start overflow-hidden rounded-sm bg-white text-scene-ink [box-shadow:0_0_0_1px_var(--color-line),0_1rem_2rem_#0002]">
        <p className="p-6 text-2xl leading-tight font-semibold" aria-hidden="true">
          {title}
          <span className="block text-scene-ink">{edition}</span>
        </p>
        <Picture picture={cover} sizes="(width >= 48rem) 24rem, 90vw" className="w-full" />
      </div>
      <div>
        <h2 id="spis-katalogu" className="text-heading">
          Spis treści
        </h2>
        <ol className="mt-4 border-t border-line">
          {contents.map(({ label, link }) => (
            <li key={label} className="border-b border-line">
              <PageLink link={link} className="flex min-h-11 items-center justify-between gap-4">
                {label}
              </PageLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type ChaptersProps = { id: string; title: string; chapters: ReaderChapter[] };

function Chapters({ id, title, chapters }: ChaptersProps) {
  return (
    <TitledSection id={id} title={title}>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {chapters.map(({ id: key, label, link, picture }) => (
          <li key={key}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(width >= 64rem) 26rem, (width >= 40rem) 46vw, calc(100vw - 2.5rem)"
                className="w-full rounded-xl"
              />
            )}
            <h3 className="mt-3 text-lg">
              <PageLink link={link} className="flex min-h-11 items-center justify-between gap-4">
                {label}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type PageLinkProps = {
  link: PdfLink | null;
  className: string;
  children: string;
};

/**
 * A label with a page number or a size. It links to that page of the PDF: browsers open the PDF at the page in the fragment
 * `#page=`. What is not in a PDF is only named.
 */
function PageLink({ link, className, children }: PageLinkProps) {
  if (!link) return <span className={className}>{children}</span>;
  const { href, page, bytes } = link;
  return (
    <a href={href} className={`${className} hover:text-primary`}>
      {children}
      <span className="tabular">
        <span className="sr-only">{page ? ", strona " : ", "}</span>
        {page ?? `PDF, ${fileSize(bytes ?? 0)}`}
      </span>
    </a>
  );
}
