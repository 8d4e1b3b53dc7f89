// Movies, audio, models, and playlists.

extension UTType {
  /// Any 3D model.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A 3D scene (`usd`).
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A packed 3D scene (`usdz`).
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Any audio or video content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Video without sound.
  public static let video = UTType(known: "public.video")
  /// Any audio.
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie (`mov`, `qt`).
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG-1 or MPEG-2 movie (`mpg`, `mpeg`).
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-2 video (`m2v`).
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// MP3 audio (`mp3`).
  public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 movie (`mp4`).
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MPEG-4 audio (`m4a`, `mp4a`).
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio (`m4p`).
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// An AVI movie (`avi`).
  public static let avi = UTType(known: "public.avi")
  /// AIFF audio (`aiff`, `aif`).
  public static let aiff = UTType(known: "public.aiff-audio")
  /// WAV audio (`wav`).
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MIDI music (`midi`, `mid`).
  public static let midi = UTType(known: "public.midi-audio")
  /// A playlist.
  public static let playlist = UTType(known: "public.playlist")
  /// An M3U playlist (`m3u`, `m3u8`).
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
