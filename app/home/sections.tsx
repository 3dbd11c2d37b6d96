import type { ReactNode } from "react";
import type { HomeSectionContent } from "~/editorial/home-fields.server";
import type { HomePage } from "~/editorial/pages.server";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { ToolDrawing } from "~/ui/page";
import { Picture } from "~/ui/pictures";

/**
 * The hero of the home page: a wide scene with the headline on its empty side. The scene is light in both themes, so
 * text on top of it (on large screens) is always dark. The products are in the right two thirds and the lower half of
 * the scene. They are never cut off: the picture is at least 36vw high, and almost all cropping is at its left and top.
 * In windows wider than the content column, the text moves up, above the products; large text stands below the scene.
 */
export function HomeHero({ hero }: { hero: HomePage["hero"] }) {
  return (
    <section aria-labelledby="hero" className="@container">
      <div className="roomy:relative roomy:bg-stage roomy:text-scene-ink">
        {hero.picture && (
          <Picture
            picture={hero.picture}
            priority
            sizes="100vw"
            className="aspect-[4/3] w-full object-cover object-[100%_95%] sm:aspect-video roomy:aspect-auto roomy:h-[max(min(46rem,100dvh-5rem),36vw)]"
          />
        )}
        <div className="hero-veil absolute inset-0 hidden roomy:block" />
        <div className="container-page py-10 roomy:absolute roomy:inset-0 roomy:grid roomy:content-center min-[115rem]:pb-[20vw]">
          <h1 id="hero" tabIndex={-1} className="max-w-[10ch] text-display">
            {hero.title}
          </h1>
          <p className="mt-5 max-w-[40ch] text-subtitle text-muted roomy:text-scene-ink">{hero.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {hero.actions.map(({ label, to }, position) => (
              <Link
                key={to}
                to={to}
                className={`button ${position === 0 ? "button-primary" : "button-secondary roomy:button-on-scene"}`}
              >
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type HomeSectionProps = {
  section: HomeSectionContent<"categories" | "collections" | "news" | "text">;
  /** Places the picture on the right on large screens; by default it is on the left. */
  reversed?: boolean;
  /** True if `children` end with the section's link. */
  hasOwnLink?: boolean;
  children?: ReactNode;
};

/** A section of the home page: text and a link, with a picture or with a list as `children`. */
export function HomeSection({ section, reversed = false, hasOwnLink = false, children }: HomeSectionProps) {
  const { id, title, text, picture, action } = section;
  const words = (
    <div className={picture ? "" : "flex flex-wrap items-end justify-between gap-x-8 gap-y-2"}>
      <div className="max-w-2xl">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-3 text-subtitle text-muted">{text}</p>
      </div>
      {!hasOwnLink && (
        <Link to={action.to} className={`arrow-link ${picture ? "mt-4" : ""}`}>
          {action.label}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
  return (
    <section aria-labelledby={id} className="container-page mt-20 lg:mt-28">
      {picture ? (
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <Picture picture={picture} sizes="(width >= 64rem) 40rem, 100vw" className="w-full rounded-2xl" />
          <div className={reversed ? "lg:order-first" : ""}>{words}</div>
        </div>
      ) : (
        words
      )}
      {children && <div className="mt-8 lg:mt-10">{children}</div>}
    </section>
  );
}

/**
 * The questions that only this brand answers, each with the drawing of its tool: the first one large, the others beside
 * it in rows, which share its height, however many there are.
 */
export function HomeTools({ section: { id, title, text, tools } }: { section: HomeSectionContent<"tools"> }) {
  const [first, ...others] = tools;
  return (
    <section aria-labelledby={id} className="container-page mt-14 lg:mt-20">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-3 text-subtitle text-muted">{text}</p>
      <div className="mt-8 grid gap-5 *:min-w-0 lg:grid-cols-2 lg:gap-16">
        {first && (
          <div className="group relative">
            <ToolDrawing name={first.drawing} className="aspect-2/1" />
            <ToolText tool={first} className="mt-4 text-heading" />
          </div>
        )}
        <ul className="grid auto-rows-fr grid-cols-1">
          {others.map((tool) => (
            <li
              key={tool.to}
              className="group relative flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-4 last:border-0 lg:first:pt-0"
            >
              <ToolDrawing name={tool.drawing} className="aspect-2/1 w-32 flex-none sm:w-48" />
              <div className="min-w-0 grow basis-32">
                <ToolText tool={tool} className="text-lg" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ToolText({
  tool: { title, text, to },
  className,
}: {
  tool: HomeSectionContent<"tools">["tools"][number];
  className: string;
}) {
  return (
    <>
      <h3 className={className}>
        <Link to={to} className="card-link group-hover:text-primary">
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 text-muted">{text}</p>
    </>
  );
}

type HomePromisesProps = { section: HomeSectionContent<"promises"> };

/** The brand's promises; each links to a page that backs it up. */
export function HomePromises({ section: { title, promises } }: HomePromisesProps) {
  return (
    <section aria-label={title} className="mt-20 bg-sunken lg:mt-28">
      <ul className="container-page grid gap-x-10 gap-y-8 py-14 sm:grid-cols-2 lg:grid-cols-4 lg:py-20">
        {promises.map(({ icon, title, text, to }) => (
          <li key={title} className="relative">
            <Icon name={icon} className="size-8 text-primary" />
            <h3 className="mt-4 text-lg">
              <Link to={to} className="card-link hover:text-primary">
                {title}
              </Link>
            </h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
