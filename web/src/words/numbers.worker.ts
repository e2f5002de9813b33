// The first number that a Chromium formats makes it look through all its locales, 25 ms and more. That is done once for
// the whole process, so it is done here, beside the page, while the page waits for the server.
new Intl.NumberFormat().format(1);
postMessage(null);
close();
