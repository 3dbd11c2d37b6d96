/**
 * A script that runs while the document is parsed. React does not hydrate it, so the client bundle need not contain its
 * code.
 */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
