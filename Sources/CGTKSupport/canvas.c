#if __has_include(<adwaita.h>)
#include "CGTKSupport.h"

#define KUMIKI_TYPE_CANVAS (kumiki_canvas_get_type())
G_DECLARE_FINAL_TYPE(KumikiCanvas, kumiki_canvas, KUMIKI, CANVAS, GtkWidget)

struct _KumikiCanvas {
  GtkWidget parent_instance;
  KumikiCanvasCalls calls;
  void *context;
};

G_DEFINE_FINAL_TYPE(KumikiCanvas, kumiki_canvas, GTK_TYPE_WIDGET)

static void kumiki_canvas_measure(
  GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
  int *minimum_baseline, int *natural_baseline) {
  KumikiCanvas *self = KUMIKI_CANVAS(widget);
  if (self->context) self->calls.measure(self->context, orientation, minimum, natural);
}

static void kumiki_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  KumikiCanvas *self = KUMIKI_CANVAS(widget);
  if (self->context) self->calls.allocate(self->context, width, height);
}

static void kumiki_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  KumikiCanvas *self = KUMIKI_CANVAS(widget);
  if (self->context) self->calls.snapshot(self->context, snapshot);
}

/* The tab key goes as the owner says; arrows go to what stands nearest, as everywhere. */
static gboolean kumiki_canvas_focus(GtkWidget *widget, GtkDirectionType direction) {
  KumikiCanvas *self = KUMIKI_CANVAS(widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (self->context && is_tab) return self->calls.focus_by_tab(self->context, direction);
  return GTK_WIDGET_CLASS(kumiki_canvas_parent_class)->focus(widget, direction);
}

static void unparent_children(GtkWidget *widget) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

static void kumiki_canvas_dispose(GObject *object) {
  unparent_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(kumiki_canvas_parent_class)->dispose(object);
}

static void kumiki_canvas_class_init(KumikiCanvasClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->measure = kumiki_canvas_measure;
  widget->size_allocate = kumiki_canvas_size_allocate;
  widget->snapshot = kumiki_canvas_snapshot;
  widget->focus = kumiki_canvas_focus;
  G_OBJECT_CLASS(class)->dispose = kumiki_canvas_dispose;
  gtk_widget_class_set_css_name(widget, "canvas");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void kumiki_canvas_init(KumikiCanvas *self) {
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *kumiki_canvas_new(KumikiCanvasCalls calls, void *context, GtkAccessibleRole role) {
  KumikiCanvas *self = g_object_new(KUMIKI_TYPE_CANVAS, "accessible-role", role, NULL);
  self->calls = calls;
  self->context = context;
  return GTK_WIDGET(self);
}

void kumiki_canvas_disown(GtkWidget *canvas) { KUMIKI_CANVAS(canvas)->context = NULL; }

#define KUMIKI_TYPE_SPOKEN (kumiki_spoken_get_type())
G_DECLARE_FINAL_TYPE(KumikiSpoken, kumiki_spoken, KUMIKI, SPOKEN, GtkWidget)

struct _KumikiSpoken {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE(KumikiSpoken, kumiki_spoken, GTK_TYPE_WIDGET)

static void kumiki_spoken_class_init(KumikiSpokenClass *class) {
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "spoken");
}

static void kumiki_spoken_init(KumikiSpoken *self) {
  gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
}

#define KUMIKI_TYPE_NEST (kumiki_nest_get_type())
G_DECLARE_FINAL_TYPE(KumikiNest, kumiki_nest, KUMIKI, NEST, GtkWidget)

struct _KumikiNest {
  GtkWidget parent_instance;
  GtkWidget *background;
};

G_DEFINE_FINAL_TYPE(KumikiNest, kumiki_nest, GTK_TYPE_WIDGET)

static void kumiki_nest_measure(
  GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
  int *minimum_baseline, int *natural_baseline) {
  KumikiNest *self = KUMIKI_NEST(widget);
  if (self->background) {
    gtk_widget_measure(self->background, orientation, for_size, minimum, natural, NULL, NULL);
  }
}

static void kumiki_nest_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  KumikiNest *self = KUMIKI_NEST(widget);
  if (self->background) gtk_widget_allocate(self->background, width, height, -1, NULL);
}

/* The parts are drawn in their own places among what is painted. */
static void kumiki_nest_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  KumikiNest *self = KUMIKI_NEST(widget);
  if (self->background) gtk_widget_snapshot_child(widget, self->background, snapshot);
}

/* The pointer meets what is in it, or else what is behind it. */
static gboolean kumiki_nest_contains(GtkWidget *widget, double x, double y) { return FALSE; }

static void kumiki_nest_dispose(GObject *object) {
  unparent_children(GTK_WIDGET(object));
  KUMIKI_NEST(object)->background = NULL;
  G_OBJECT_CLASS(kumiki_nest_parent_class)->dispose(object);
}

static void kumiki_nest_class_init(KumikiNestClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->measure = kumiki_nest_measure;
  widget->size_allocate = kumiki_nest_size_allocate;
  widget->snapshot = kumiki_nest_snapshot;
  widget->contains = kumiki_nest_contains;
  G_OBJECT_CLASS(class)->dispose = kumiki_nest_dispose;
  gtk_widget_class_set_css_name(widget, "nest");
}

static void kumiki_nest_init(KumikiNest *self) {}

GtkWidget *kumiki_nest_new(GtkAccessibleRole role, GtkWidget *background) {
  KumikiNest *self = g_object_new(KUMIKI_TYPE_NEST, "accessible-role", role, NULL);
  self->background = background;
  if (background) gtk_widget_set_parent(background, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

#define KUMIKI_TYPE_BACKGROUND (kumiki_background_get_type())
G_DECLARE_FINAL_TYPE(KumikiBackground, kumiki_background, KUMIKI, BACKGROUND, GtkButton)

struct _KumikiBackground {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE(KumikiBackground, kumiki_background, GTK_TYPE_BUTTON)

/* Its parts are given their places by who made them, and drawn by nobody. */
static void kumiki_background_size_allocate(
  GtkWidget *widget, int width, int height, int baseline) {}
static void kumiki_background_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {}

static void kumiki_background_dispose(GObject *object) {
  unparent_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(kumiki_background_parent_class)->dispose(object);
}

static void kumiki_background_class_init(KumikiBackgroundClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->size_allocate = kumiki_background_size_allocate;
  widget->snapshot = kumiki_background_snapshot;
  G_OBJECT_CLASS(class)->dispose = kumiki_background_dispose;
}

static void kumiki_background_init(KumikiBackground *self) {
  gtk_widget_set_layout_manager(GTK_WIDGET(self), NULL);
}

GtkWidget *kumiki_background_new(GtkAccessibleRole role) {
  return g_object_new(KUMIKI_TYPE_BACKGROUND, "accessible-role", role, NULL);
}

GtkWidget *kumiki_button_new(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_BUTTON, "accessible-role", role, NULL);
}

GtkWidget *kumiki_segment_new(const char *label) {
  return g_object_new(
    GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "label", label, NULL);
}

GtkWidget *kumiki_spoken_new(GtkAccessibleRole role) {
  return g_object_new(KUMIKI_TYPE_SPOKEN, "accessible-role", role, NULL);
}

#endif
