/** Runs while the document is parsed; React leaves it alone, so the text is not repeated in the browser's code. */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
