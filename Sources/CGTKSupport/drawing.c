#if __has_include(<adwaita.h>)
#include "CGTKSupport.h"

#include <math.h>

void kumiki_set_window_icon(GtkWidget *window, const char *file) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  GdkTexture *icon = gdk_texture_new_from_filename(file, NULL);
  if (icon == NULL) return;
  if (surface != NULL && GDK_IS_TOPLEVEL(surface)) {
    GList *icons = g_list_append(NULL, icon);
    gdk_toplevel_set_icon_list(GDK_TOPLEVEL(surface), icons);
    g_list_free(icons);
  }
  g_object_unref(icon);
}

void kumiki_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void kumiki_set_accessible_description(GtkWidget *widget, const char *description) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void kumiki_set_accessible_state(GtkWidget *widget, GtkAccessibleState state, gboolean is_on) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, is_on, -1);
}

void kumiki_set_string(void *object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

void kumiki_use_fixed_looks(void) {
  g_object_set(
    gtk_settings_get_default(), "gtk-font-name", "Cantarell 11", "gtk-xft-dpi", 96 * 1024,
    "gtk-xft-antialias", 1, "gtk-xft-hinting", 1, "gtk-xft-hintstyle", "hintslight",
    "gtk-xft-rgba", "none", "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE,
    "gtk-decoration-layout", ":close", NULL);
}

void kumiki_push_color_matrix(
  GtkSnapshot *snapshot, const float values[16], const float offset[4]) {
  graphene_matrix_t matrix;
  graphene_vec4_t vector;
  graphene_matrix_init_from_float(&matrix, values);
  graphene_vec4_init(&vector, offset[0], offset[1], offset[2], offset[3]);
  gtk_snapshot_push_color_matrix(snapshot, &matrix, &vector);
}

// Put together from steps that GTK knows to stay in the plane: Cairo's renderer draws nothing else.
void kumiki_affine(
  GtkSnapshot *snapshot, double a, double b, double c, double d, double tx, double ty) {
  double width = sqrt(a * a + b * b);
  if (width == 0) return;
  double height = (a * d - b * c) / width;
  double slant = (a * c + b * d) / (width * width);
  graphene_point_t corner = GRAPHENE_POINT_INIT(tx, ty);
  GskTransform *transform = gsk_transform_translate(NULL, &corner);
  transform = gsk_transform_rotate(transform, atan2(b, a) * 180 / G_PI);
  transform = gsk_transform_scale(transform, width, height);
  transform = gsk_transform_skew(transform, atan(slant) * 180 / G_PI, 0);
  gtk_snapshot_transform(snapshot, transform);
  gsk_transform_unref(transform);
}

gboolean kumiki_write_png(GtkWidget *widget, const char *path) {
  GdkPaintable *paintable = gtk_widget_paintable_new(widget);
  int width = gdk_paintable_get_intrinsic_width(paintable);
  int height = gdk_paintable_get_intrinsic_height(paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_object_unref(paintable);
  if (!node) return FALSE;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cairo = cairo_create(surface);
  gsk_render_node_draw(node, cairo);
  cairo_destroy(cairo);
  gsk_render_node_unref(node);
  cairo_status_t status = cairo_surface_write_to_png(surface, path);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS;
}

GtkTextTag *kumiki_tag_text(
  GtkTextBuffer *buffer, int start, int end, int weight, gboolean italic, gboolean underlined,
  gboolean struck, const GdkRGBA *color) {
  GtkTextTag *tag = gtk_text_buffer_create_tag(
    buffer, NULL, "weight", weight, "style", italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL,
    "underline", underlined ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE, "strikethrough", struck,
    NULL);
  if (color) g_object_set(tag, "foreground-rgba", color, NULL);
  GtkTextIter from, to;
  gtk_text_buffer_get_iter_at_offset(buffer, &from, start);
  gtk_text_buffer_get_iter_at_offset(buffer, &to, end);
  gtk_text_buffer_apply_tag(buffer, tag, &from, &to);
  return tag;
}

void kumiki_set_int(void *object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}

int kumiki_get_int(void *object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}
#endif
