<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** An option or an argument is wrong. Nothing was sent. */
class ConfigurationException extends BrandException {}
