// A file that imports both Testing and AppKit has the compiler look for this module, in which
// Apple's systems have attachments of pictures. Here it is empty, so that such a file compiles.
