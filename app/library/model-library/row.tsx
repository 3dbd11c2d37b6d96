import { formatDate } from "lib/polish/date";
import { fileSize } from "lib/polish/number";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { SmallPicture } from "~/ui/small-picture";
import type { LibraryModel } from "../model-library";

export function ModelLibraryRow({ model }: { model: LibraryModel }) {
  const { slug, name, code, collection, isWithdrawn, picture, files, version, date, zip } = model;
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-3 border-t border-line py-4 xl:grid-cols-[5rem_3fr_4fr]">
      <SmallPicture src={picture?.src ?? null} sizes="5rem" className="w-full rounded-lg" />
      <div>
        <p>
          <Link to={paths.product(slug)} className="line-link font-semibold hover:text-primary">
            {name}
          </Link>
          {isWithdrawn && <span className="badge ml-2">Wycofany</span>}
        </p>
        <p className="text-sm text-muted">
          <span translate="no">{collection ? `${code} · ${collection}` : code}</span>
          {` · wersja ${version}, ${formatDate(date)}`}
        </p>
      </div>
      <ul
        aria-label={`Pliki: ${name}`}
        className="col-span-2 flex flex-wrap gap-2 xl:col-span-1 xl:grid xl:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]"
      >
        {files.map(({ format, path, bytes }) => (
          <li key={format}>
            <FileLink path={path} format={format} bytes={bytes} />
          </li>
        ))}
        {zip && (
          <li>
            <FileLink path={zip.path} format="zip" bytes={zip.bytes} />
          </li>
        )}
      </ul>
    </div>
  );
}

function FileLink({ path, format, bytes }: { path: string; format: string; bytes: number }) {
  return (
    <a href={path} download className="chip w-full justify-center">
      <span className="font-semibold uppercase" translate="no">
        {format}
      </span>
      <span className="text-muted tabular">{fileSize(bytes)}</span>
    </a>
  );
}
