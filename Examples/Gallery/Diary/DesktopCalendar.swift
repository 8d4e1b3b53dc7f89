#if GTK
  import SwiftUI
  import SwiftUIGTK

  /// The desktop's calendar, `GtkCalendar`, as a view.
  struct DesktopCalendar: GTKViewRepresentable {
    @Binding var day: Diary.Day
    /// The marked days of the month.
    let written: Set<Int>

    func makeGTKWidget(context: Context) -> GTKWidget {
      let calendar = gtk_calendar_new()!
      gtk_widget_set_hexpand(calendar, 1)
      for signal in ["day-selected", "next-month", "prev-month", "next-year", "prev-year"] {
        context.connect(calendar, signal) { day = Self.day(of: calendar) }
      }
      return calendar
    }

    func updateGTKWidget(_ calendar: GTKWidget, context: Context) {
      if Self.day(of: calendar) != day,
        let date = g_date_time_new_local(Int32(day.year), Int32(day.month), Int32(day.day), 0, 0, 0)
      {
        gtk_calendar_select_day(OpaquePointer(calendar), date)
        g_date_time_unref(date)
      }
      gtk_calendar_clear_marks(OpaquePointer(calendar))
      for day in written { gtk_calendar_mark_day(OpaquePointer(calendar), guint(day)) }
    }

    private static func day(of calendar: GTKWidget) -> Diary.Day {
      let date = gtk_calendar_get_date(OpaquePointer(calendar))
      defer { g_date_time_unref(date) }
      return Diary.Day(
        year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
        day: Int(g_date_time_get_day_of_month(date)))
    }
  }
#endif
