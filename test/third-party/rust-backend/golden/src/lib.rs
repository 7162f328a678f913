pub mod clients;
pub mod runtime;
pub mod types;
pub use clients::*;
pub use runtime::*;
pub use types::*;
