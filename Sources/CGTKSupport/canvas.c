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

static void kumiki_canvas_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
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
