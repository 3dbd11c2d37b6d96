import { type FormReply, messageOf } from "~/mailing/reply";
import { fieldNames } from "./fields";

/** Error summary with a link to each invalid field; works without JavaScript. */
export function FormErrors({ reply }: { reply: FormReply | undefined }) {
  if (!reply?.error) return null;
  const whole = messageOf(reply, "");
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a rejected post, focus belongs on the list of errors
      autoFocus
      className="rounded-lg border border-error p-4 text-error"
    >
      <h2 className="font-semibold">Zapytanie nie zostało wysłane</h2>
      {whole && <p className="mt-2">{whole}</p>}
      <ul className="mt-2 grid gap-1">
        {fieldNames.map((name) => {
          const message = messageOf(reply, name);
          return (
            message && (
              <li key={name}>
                <a href={`#${name}`} className="link">
                  {message}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
