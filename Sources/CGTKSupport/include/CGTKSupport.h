// What Swift cannot import from GTK: subclassing, variadic functions, signals with any number of
// arguments, and the dispatch main queue's handle.
//
// Without the package's trait GTK there is nothing here, and GTK's headers are not looked for.
#pragma once
#if __has_include(<adwaita.h>)

// By the header of the module CAdw, so that all of GTK is of that one module: a second module with the
// same declarations hides some of them from files that import only the first.
#include "../../CAdw/shim.h"

G_BEGIN_DECLS

/// What a canvas asks its owner. `context` is the owner's.
typedef struct {
  void (*measure)(void *context, GtkOrientation orientation, int *minimum, int *natural);
  void (*allocate)(void *context, int width, int height);
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  gboolean (*focus_by_tab)(void *context, GtkDirectionType direction);
} KumikiCanvasCalls;

/// A container that leaves measuring, placing and painting to its owner.
GtkWidget *kumiki_canvas_new(KumikiCanvasCalls calls, void *context, GtkAccessibleRole role);

/// Forgets the owner: the canvas is empty from now on.
void kumiki_canvas_disown(GtkWidget *canvas);

/// Called when a signal is emitted; the answer goes back where the signal has one.
typedef gboolean (*KumikiSignalCall)(void *context, const GValue *values, guint count);

/// Connects a signal of any signature. `release` is called with `context` when the object goes.
gulong kumiki_connect(
  void *object, const char *signal, gboolean after, KumikiSignalCall call, void *context,
  void (*release)(void *context));

/// Emits a signal with a text for its argument, or with none.
void kumiki_emit(void *object, const char *signal, const char *text);

/// Runs the blocks of the dispatch main queue, and with them the main actor, from GLib's loop.
/// `drained` is called after each round, until the source is removed whose number it answers.
guint kumiki_watch_main_queue(void (*drained)(void *context), void *context);

/// Unmaps the pages of the program and its libraries that cannot change; they are read again when they are
/// used. The loader holds its lock meanwhile, so that no library goes away.
void kumiki_release_unchanged_pages(void);

/// The accessible name, description or value of a widget.
// What task lists show for a window that is on the screen; nothing if the file is no picture.
void kumiki_set_window_icon(GtkWidget *window, const char *file);
void kumiki_set_accessible_label(GtkWidget *widget, const char *label);
void kumiki_set_accessible_description(GtkWidget *widget, const char *description);

/// Takes what is dragged from other programs, once it is told which types.
GtkEventController *kumiki_drop_target_new(void);

/// What was dropped; NULL if it is something else. The value keeps the text; files come as addresses,
/// which the caller frees with g_strfreev.
const char *kumiki_dropped_text(const GValue *value);
char **kumiki_dropped_files(const GValue *value);

/// A text, and addresses with line ends between them, for other programs. Addresses of files come as
/// files. The caller owns it.
GdkContentProvider *kumiki_content_new(const char *text, const char *addresses);

/// Whether a content can be had as a type.
gboolean kumiki_offers(GdkContentProvider *content, const char *type);

/// Drops a text, or else a file, as the user does; for tests.
gboolean kumiki_emit_drop(
  GtkEventController *target, const char *text, const char *path, double x, double y);

void kumiki_set_string(void *object, const char *property, const char *value);

/* Numbers and truths. */
int kumiki_get_int(void *object, const char *property);
void kumiki_set_int(void *object, const char *property, int value);

/* Gives a stretch of a text a look; without a colour it has the usual one. The tag belongs to the
   buffer. */
GtkTextTag *kumiki_tag_text(
  GtkTextBuffer *buffer, int start, int end, int weight, gboolean italic, gboolean underlined,
  gboolean struck, const GdkRGBA *color);

/// The same font, hinting and animations (none) on every machine, for pictures.
void kumiki_use_fixed_looks(void);

/// A leaf that draws nothing and tells an accessibility client a text.
GtkWidget *kumiki_spoken_new(GtkAccessibleRole role);

/// A button that an accessibility client knows as what it stands for: a row of a list, a tab.
GtkWidget *kumiki_button_new(GtkAccessibleRole role);

/// A button in which other widgets may stand, which it neither places nor draws: a row with cells.
GtkWidget *kumiki_background_new(GtkAccessibleRole role);

/// What holds widgets together for accessibility clients: a list, a table, a row of tabs. It draws
/// its background, if it has one, and leaves it to others to place and draw what is in it.
GtkWidget *kumiki_nest_new(GtkAccessibleRole role, GtkWidget *background);

/// Tells accessibility clients whether something is selected, pressed or open.
void kumiki_set_accessible_state(GtkWidget *widget, GtkAccessibleState state, gboolean is_on);

/// A toggle button that an accessibility client knows as one of several choices.
GtkWidget *kumiki_segment_new(const char *label);

/// Multiplies colours by a matrix in rows of four and adds an offset, until the next pop.
void kumiki_push_color_matrix(GtkSnapshot *snapshot, const float matrix[16], const float offset[4]);

/// Any transformation of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
void kumiki_affine(
  GtkSnapshot *snapshot, double a, double b, double c, double d, double tx, double ty);

/// Writes what a widget shows as a PNG file.
gboolean kumiki_write_png(GtkWidget *widget, const char *path);

G_END_DECLS

#endif
