// A loader for the registry of page scripts that Docusaurus generates: it removes the names of source files, which only the
// server reads, from the main script.
module.exports = (list) => list.replaceAll(/, "[^"]*"(?=, require\.resolveWeak\()/g, ', ""');
