// Films, sounds, models, and lists of them.

extension UTType {
  /// Any model in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in three dimensions (`usd`).
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in three dimensions, packed (`usdz`).
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Anything to be seen or heard that takes time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with sound or without.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Any sound.
  public static let audio = UTType(known: "public.audio")
  /// A film of QuickTime (`mov`, `qt`).
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film in MPEG-1 or MPEG-2 (`mpg`, `mpeg`).
  public static let mpeg = UTType(known: "public.mpeg")
  /// Moving pictures in MPEG-2 (`m2v`).
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// Sound in MP3 (`mp3`).
  public static let mp3 = UTType(known: "public.mp3")
  /// A film in MPEG-4 (`mp4`).
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound in MPEG-4 (`m4a`, `mp4a`).
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in MPEG-4 that only its buyer can play (`m4p`).
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A film in AVI (`avi`).
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF (`aiff`, `aif`).
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sound in WAV (`wav`).
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Notes to be played (`midi`, `mid`).
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of what to play.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of what to play, as M3U (`m3u`, `m3u8`).
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
