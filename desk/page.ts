/**
 * Returns the HTML page of the CMS; its script is loaded from a relative URL.
 * @param policy Content-Security-Policy, if the web server does not send it as a header
 */
export function editorPage(policy?: string): string {
  const meta = policy ? `\n<meta http-equiv="Content-Security-Policy" content="${policy}">` : "";
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">${meta}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redakcja</title>
<link rel="icon" href="data:,">
<script type="module" src="editor.js"></script>
</head>
<body></body>
</html>
`;
}
