#if __has_include(<adwaita.h>)
#include "CGTKSupport.h"

typedef struct {
  GClosure closure;
  KumikiSignalCall call;
  void *context;
  void (*release)(void *context);
} KumikiClosure;

static void kumiki_marshal(
  GClosure *closure, GValue *answer, guint count, const GValue *values, gpointer hint,
  gpointer data) {
  KumikiClosure *self = (KumikiClosure *)closure;
  gboolean result = self->call(self->context, values, count);
  if (answer && G_VALUE_HOLDS_BOOLEAN(answer)) g_value_set_boolean(answer, result);
  // What a drag over a widget may do there.
  if (answer && G_VALUE_HOLDS(answer, GDK_TYPE_DRAG_ACTION))
    g_value_set_flags(answer, result ? GDK_ACTION_COPY : 0);
}

static void kumiki_finalize(gpointer data, GClosure *closure) {
  KumikiClosure *self = (KumikiClosure *)closure;
  if (self->release) self->release(self->context);
}

gulong kumiki_connect(
  void *object, const char *signal, gboolean after, KumikiSignalCall call, void *context,
  void (*release)(void *context)) {
  GClosure *closure = g_closure_new_simple(sizeof(KumikiClosure), NULL);
  KumikiClosure *self = (KumikiClosure *)closure;
  self->call = call;
  self->context = context;
  self->release = release;
  g_closure_set_marshal(closure, kumiki_marshal);
  g_closure_add_finalize_notifier(closure, NULL, kumiki_finalize);
  return g_signal_connect_closure(object, signal, closure, after);
}

void kumiki_emit(void *object, const char *signal, const char *text) {
  if (text) {
    g_signal_emit_by_name(object, signal, text);
  } else {
    g_signal_emit_by_name(object, signal);
  }
}

#endif
