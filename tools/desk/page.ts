/** HTML page of the CMS; its script is loaded from a relative URL. */
export const editorPage = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redakcja</title>
<link rel="icon" href="data:,">
<script type="module" src="editor.js"></script>
</head>
<body></body>
</html>
`;
